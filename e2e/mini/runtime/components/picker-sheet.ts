import { openOverlay } from '../shell/dialogs'
import { element, shellButton } from '../shell/layout'

export interface Column {
  items: string[]
}

export interface PickerSheet {
  title: string
  /** Position each column opens at. */
  open: number[]
  columns(chosen: number[]): Column[]
  /** Later columns depend on earlier ones and start over when those change. */
  linked: boolean
  onColumn(column: number, value: number): void
}

/**
 * Draws columns to choose from. A tap on an entry chooses it; resolves with the positions at 确定,
 * or `undefined` at 取消.
 */
export function showPickerSheet(sheet: PickerSheet): Promise<number[] | undefined> {
  return new Promise((resolve) => {
    const chosen = sheet.columns(sheet.open).map((_, index) => sheet.open[index] || 0)
    const answer = (value: number[] | undefined): void => {
      close()
      resolve(value)
    }
    const { panel, close } = openOverlay('bottom', 'mini-sheet', () => answer(undefined))
    const lists = element('div', 'mini-picker')
    const draw = (): void => {
      lists.replaceChildren(
        ...sheet.columns(chosen).map((column, index) =>
          drawColumn(column, chosen[index] ?? 0, (position) => {
            chosen[index] = position
            if (sheet.linked) chosen.fill(0, index + 1)
            sheet.onColumn(index, position)
            draw()
          }),
        ),
      )
      for (const on of lists.querySelectorAll('[aria-selected=true]')) {
        on.scrollIntoView({ block: 'center' })
      }
    }
    if (sheet.title) panel.append(element('h2', 'mini-sheet-title', sheet.title))
    const actions = element('div', 'mini-actions')
    actions.append(
      shellButton('mini-cancel', '取消', () => answer(undefined)),
      shellButton('mini-confirm', '确定', () => answer(chosen)),
    )
    panel.append(actions, lists)
    draw()
  })
}

function drawColumn(
  { items }: Column,
  chosen: number,
  onChoose: (position: number) => void,
): HTMLElement {
  const list = element('ul', 'mini-picker-column')
  list.setAttribute('role', 'listbox')
  items.forEach((item, position) => {
    const entry = element('li', 'mini-picker-item', item)
    entry.setAttribute('role', 'option')
    entry.setAttribute('aria-selected', String(position === chosen))
    entry.addEventListener('click', () => onChoose(position))
    list.append(entry)
  })
  return list
}
