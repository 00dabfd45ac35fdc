/** The version of this app, as package.json says it; every call of the gateway names it. */
export { version as APP_VERSION } from '../../package.json';
