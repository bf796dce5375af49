let count = 0

/** Of a panel: the next one of its kind begins anew. */
export function panelKey(): string {
  count += 1
  return `panel-${count}`
}
