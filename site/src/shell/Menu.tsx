import type { ReactNode } from "react";
import { site } from "../config.ts";
import { Icon, type IconName } from "./parts/Icon.tsx";

interface MenuProps {
  id: string;
  /** What the menu chooses, read before the chosen value. */
  label: string;
  icon?: IconName;
  value: string;
  children: ReactNode;
}

/** A button and its menu. Scripts give it the keys of a menu; without them it opens while focus is inside. */
function Menu({ id, label, icon, value, children }: MenuProps) {
  return (
    <div className="menu" data-menu="">
      <button type="button" className="bar-tool" aria-haspopup="menu" aria-expanded="false" aria-controls={id}>
        {icon && <Icon name={icon} />}
        <span className="visually-hidden">{`${label}: `}</span>
        <span data-menu-value="">{value}</span>
        <Icon name="down" className="icon-small" />
      </button>
      <div className="menu-list floating" id={id} role="menu" aria-label={label}>
        {children}
      </div>
    </div>
  );
}

export function LanguageMenu() {
  const [current] = site.languages;
  return (
    <Menu id="language-menu" label="Language" icon="language" value={current.name}>
      {site.languages.map((language) => (
        <button
          key={language.code}
          type="button"
          role="menuitemradio"
          aria-checked={language === current}
          lang={language.code}
        >
          <Icon name="check" />
          {language.name}
        </button>
      ))}
    </Menu>
  );
}

export function VersionMenu() {
  const [current] = site.versions;
  return (
    <Menu id="version-menu" label="Version" value={current.label}>
      {site.versions.map(({ name, label, url }) =>
        url ? (
          <a key={name} href={url} role="menuitem">
            {label}
            <span className="visually-hidden"> (external site)</span>
            <Icon name="external" />
          </a>
        ) : (
          <button key={name} type="button" role="menuitemradio" aria-checked="true" data-version={name}>
            <Icon name="check" />
            {label}
          </button>
        ),
      )}
    </Menu>
  );
}
