import type { ComponentProps } from "react";

/** Views of which scripts show one at a time. `group` is the prefix of their IDs. */
interface Tabs extends ComponentProps<"div"> {
  group: string;
  kind: "lang" | "view";
}

interface TabListProps extends Tabs {
  tabs: readonly { id: string; name: string }[];
  shown: string | undefined;
}

export const TabList = ({ group, kind, tabs, shown, ...props }: TabListProps) => (
  <div role="tablist" {...props}>
    {tabs.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        role="tab"
        id={`${group}-${id}-tab`}
        aria-controls={`${group}-${id}`}
        aria-selected={id === shown}
        tabIndex={id === shown ? 0 : -1}
        {...{ [`data-${kind}`]: id }}
      >
        {name}
      </button>
    ))}
  </div>
);

export function TabPanel({ group, kind, id, isShown, children }: Tabs & { id: string; isShown: boolean }) {
  const data = { [`data-${kind}`]: id, "data-shown": isShown ? "" : undefined };
  return (
    <div role="tabpanel" id={`${group}-${id}`} aria-labelledby={`${group}-${id}-tab`} {...data}>
      {children}
    </div>
  );
}
