/** A browser keeps what was drawn. */
export function drawTabBadges(): void {}

/**
 * Shows a mark on a tab; an empty one takes it away. The look is that of every count (ui/marks).
 *
 * @param name the tab with what the mark says, as it is read out.
 */
export function setTabBadge(index: number, text: string, name: () => string): void {
  const link = document.querySelectorAll<HTMLElement>('.tp-tab-bar__tab')[index]
  if (!link) return
  link.querySelector('b')?.remove()
  link.removeAttribute('aria-label')
  if (text === '') return
  const mark = document.createElement('b')
  mark.className = 'tp-badge__count tp-num'
  mark.textContent = text
  link.style.position = 'relative'
  Object.assign(mark.style, { top: '8px', right: 'calc(50% - 14px)' })
  link.append(mark)
  link.setAttribute('aria-label', name())
}
