export * from './collections/clients';
export * from './collections/consultations';
