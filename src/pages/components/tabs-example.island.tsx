import { Tabs } from '#src/components/tabs/tabs.tsx';
import { island } from '#src/lib/island.tsx';

function TabsExampleView() {
  return (
    <Tabs
      label="Examples"
      tabs={[
        { id: 'tab-one', title: 'Undergraduate', panel: <p>The first panel is open.</p> },
        { id: 'tab-two', title: 'Intermediate', panel: <p>The second panel.</p> },
        { id: 'tab-three', title: 'Academy', panel: <p>The third panel.</p> },
      ]}
    />
  );
}

export const TabsExample = island('tabs-example', TabsExampleView);
