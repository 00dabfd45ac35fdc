/**
 * Addresses of all features, by the feature's name. Empty here: each manifest adds its own by declaration merging,
 * so that one feature links to another by name and type without importing it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the manifests
export interface Addresses {}

const registered = new Map<string, unknown>();

/** Called by `defineFeature`. */
export function registerAddresses<N extends keyof Addresses>(
  name: N,
  addresses: Addresses[N],
): void {
  registered.set(name, addresses);
}

/**
 * The addresses of a feature, for links to it.
 * @throws Error when the entry that runs does not have the feature
 */
export function addressesOf<N extends keyof Addresses>(name: N): Addresses[N] {
  if (!registered.has(name)) throw new Error(`No manifest of ${name} is part of this entry.`);
  return registered.get(name) as Addresses[N];
}
