type Action = (control: HTMLElement, event: MouseEvent) => void | Promise<void>;

const actions = new Map<string, Action>();
/** Repeats the last press, whose action was not registered yet. */
let retry: () => unknown = () => {};

/** Registers the action of controls with `data-action="name"` on all pages. */
export function onAction(name: string, action: Action): void {
  actions.set(name, action);
  retry();
}

async function startAction(control: HTMLElement, event: MouseEvent): Promise<void> {
  const action = actions.get(control.dataset.action ?? "");
  retry = action ? () => {} : () => control.isConnected && runAction(control, event);
  await action?.(control, event);
}

function runAction(control: HTMLElement, event: MouseEvent): void {
  startAction(control, event).catch(reportError);
}

document.addEventListener("click", (event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
  if (control) runAction(control, event);
});
