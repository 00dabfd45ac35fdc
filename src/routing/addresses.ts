/**
 * Empty here: each manifest adds its own by declaration merging, so that one feature links to another by name and type
 * without importing it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the manifests
export interface Addresses {}

const registered = new Map<string, unknown>();

export function registerAddresses<N extends keyof Addresses>(
  name: N,
  addresses: Addresses[N],
): void {
  registered.set(name, addresses);
}

/** @throws Error when the running entry does not have the feature */
export function getAddresses<N extends keyof Addresses>(name: N): Addresses[N] {
  if (!registered.has(name)) throw new Error(`No manifest of ${name} is part of this entry.`);
  return registered.get(name) as Addresses[N];
}
