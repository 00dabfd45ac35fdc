export * from '../domain/titles';
