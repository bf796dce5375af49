const query = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Whether the system shows itself dark, and when that changes. */
export function systemIsDark(): boolean {
  return query().matches
}

export function onSystemThemeChange(listener: (dark: boolean) => void): void {
  query().addEventListener('change', (event) => listener(event.matches))
}
