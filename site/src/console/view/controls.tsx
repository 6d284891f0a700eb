import { type MouseEvent, type ReactNode, useId } from "react";

interface LinkButtonProps {
  onClick(event: MouseEvent<HTMLButtonElement>): unknown;
  children: ReactNode;
}

export const LinkButton = ({ onClick, children }: LinkButtonProps) => (
  <button type="button" className="console-link" onClick={onClick}>
    {children}
  </button>
);

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; name: string }[];
  note?: string | false;
  onChange(value: Value): void;
}

export function Select<Value extends string>({ label, value, options, note, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="console-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      {note && (
        <p className="console-hint" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Must be focusable to scroll by keyboard. */
export const Preformatted = ({ className, text }: { className: string; text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <pre className={className} tabIndex={0}>
    {text}
  </pre>
);
