/** Whether the browser's tab is behind another one. */
export const isHidden = (): boolean => document.hidden
