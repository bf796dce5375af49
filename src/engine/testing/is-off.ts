/** Whether a control cannot be pressed, on a browser's element and on a mini-program's. */
export const isOff = (control: HTMLElement): boolean =>
  (control as HTMLButtonElement).disabled === true ||
  control.getAttribute('aria-disabled') === 'true'
