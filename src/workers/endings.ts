const endings = new Set<() => void>();

export function onEnd(end: () => void): void {
  endings.add(end);
}

export function endWorkers(): void {
  for (const end of endings) end();
}
