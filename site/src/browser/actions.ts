type Action = (control: HTMLElement, event: MouseEvent) => void | Promise<void>;

const actions = new Map<string, Action>();

/** Registers the action of controls marked `data-action="name"`, on any page. */
export function onAction(name: string, action: Action): void {
  actions.set(name, action);
}

const act = async (control: HTMLElement, event: MouseEvent) =>
  actions.get(control.dataset.action ?? "")?.(control, event);

document.addEventListener("click", (event) => {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>("[data-action]");
  if (control) act(control, event).catch(reportError);
});
