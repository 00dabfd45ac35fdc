import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StateTabsProps<S extends string> {
  label: string;
  states: readonly S[];
  words: Readonly<Record<S, string>>;
  state: S;
  onChange: (state: S) => void;
  /** Draws the list of the chosen state; the others are not mounted. */
  children: (state: S) => ReactNode;
}

export function StateTabs<S extends string>(props: StateTabsProps<S>) {
  const { label, states, words, state, onChange, children } = props;
  return (
    <Tabs.Root
      value={state}
      onValueChange={({ value }) => {
        const chosen = states.find((one) => one === value);
        if (chosen) onChange(chosen);
      }}
      lazyMount
      unmountOnExit
    >
      <Tabs.List aria-label={label} mb="4" overflowX="auto">
        {states.map((one) => (
          <Tabs.Trigger key={one} value={one} minH="11" whiteSpace="nowrap">
            {words[one]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {states.map((one) => (
        <Tabs.Content key={one} value={one} p="0">
          {children(one)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
