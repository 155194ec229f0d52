import { Tabs } from '#src/components/tabs/tabs.tsx';
import { island } from '#src/lib/island.tsx';

type TabsExampleProps = {
  label: string;
  tabs: readonly { id: string; title: string; text: string }[];
};

function TabsExampleView({ label, tabs }: TabsExampleProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ id, title, text }) => ({ id, title, panel: <p>{text}</p> }))}
    />
  );
}

export const TabsExample = island('tabs-example', TabsExampleView);
