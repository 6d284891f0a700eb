import type { ReactNode } from "react";
import { site } from "../config.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";

interface MenuProps {
  id: string;
  /** The name of the setting, announced before its value. */
  label: string;
  icon?: IconName;
  value: ReactNode;
  children: ReactNode;
}

/** Scripts add the keys of a menu. Without scripts, the menu is open while it has the focus. */
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
    <Menu id="version-menu" label="Version" value={<VersionName version={current} />}>
      {site.versions.map((version) => {
        const { name, url } = version;
        return url ? (
          <a key={name} href={url} role="menuitem">
            <VersionName version={version} />
            <span className="visually-hidden"> (external site)</span>
            <Icon name="external" />
          </a>
        ) : (
          <button key={name} type="button" role="menuitemradio" aria-checked="true" data-version={name}>
            <Icon name="check" />
            <VersionName version={version} />
          </button>
        );
      })}
    </Menu>
  );
}

/** A small screen shows only the label. */
const VersionName = ({ version: { label, note } }: { version: { label: string; note: string } }) => (
  <span>
    {label}
    {note && <span className="version-note">{note}</span>}
  </span>
);
