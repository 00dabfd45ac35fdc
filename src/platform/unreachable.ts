/** No answer came: no network, a refused connection, a cut one, or none in time. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
