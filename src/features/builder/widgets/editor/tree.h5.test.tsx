import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { heading, openEditor, pageServer, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const group = {
  config: {
    type: 'group',
    id: 'g',
    slots: { content: [heading('b', 'Inner'), heading('d', 'Deep')] },
  },
}
const page = {
  name: { en: 'x', 'zh-Hans': '某页' },
  url: URL,
  widgets: [heading('a', 'First'), group, heading('c', 'Last')],
}
const key = (name: string, options: object = {}) =>
  act(
    async () =>
      void fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...options }),
  )
/** What the keyboard is on. */
const on = () => document.activeElement?.getAttribute('aria-label')
const begin = () => act(async () => screen.getByRole('button', { name: /First/ }).focus())

test('the outline is a tree: each part with its level, whether it is open, and whether it is selected', async () => {
  await openEditor(pageServer(page).api)
  const tree = within(screen.getByRole('tree', { name: 'Parts' }))
  const told = () =>
    tree
      .getAllByRole('treeitem')
      .map((item) =>
        ['level', 'expanded', 'selected'].map((name) => item.getAttribute(`aria-${name}`)),
      )
  expect(told()).toEqual([
    ['1', null, 'false'],
    ['1', 'true', 'false'],
    ['2', null, 'false'],
    ['2', null, 'false'],
    ['1', null, 'false'],
  ])
  expect(tree.getByRole('group', { name: 'content' })).toBeInTheDocument()
  await press(/Inner/)
  expect(told()[2]).toEqual(['2', null, 'true'])
})

test('while several are chosen the tree says that it takes more than one, and which', async () => {
  await openEditor(pageServer(page).api)
  const tree = screen.getByRole('tree', { name: 'Parts' })
  expect(tree).toHaveAttribute('aria-multiselectable', 'false')
  await press('Choose several')
  await press(/Inner/)
  await press(/^Group/)
  expect(tree).toHaveAttribute('aria-multiselectable', 'true')
  expect(
    within(tree)
      .getAllByRole('treeitem')
      .map((item) => item.getAttribute('aria-selected')),
  ).toEqual(['false', 'true', 'true', 'false', 'false'])
})

test('a click with a key is about the part that it meets, not about what holds it', async () => {
  await openEditor(pageServer(page).api)
  const inner = screen.getByRole('button', { name: /Inner/ })
  await act(async () => void fireEvent.click(inner, { ctrlKey: true }))
  expect(screen.getByRole('button', { name: /Inner · chosen/ })).toBeInTheDocument()
  expect(screen.getByText('1 chosen')).toBeInTheDocument()
})

test('arrow keys lead from part to part, in and out, and close and open what holds others', async () => {
  await openEditor(pageServer(page).api)
  await begin()
  await key('ArrowUp')
  expect(on()).toBe('Heading, 1 of 3 · First')
  await key('ArrowDown')
  expect(on()).toBe('Group, 2 of 3')
  await key('ArrowRight')
  expect(on()).toBe('Heading, 1 of 2 · Inner')
  await key('ArrowDown')
  expect(on()).toBe('Heading, 2 of 2 · Deep')
  await key('ArrowLeft')
  expect(on()).toBe('Group, 2 of 3')
  await key('ArrowLeft')
  expect(screen.queryByRole('button', { name: /Inner/ })).toBeNull()
  expect(screen.getAllByRole('treeitem')[1]).toHaveAttribute('aria-expanded', 'false')
  await key('ArrowDown')
  expect(on()).toBe('Heading, 3 of 3 · Last')
  await key('ArrowUp')
  await key('ArrowRight')
  expect(screen.getByRole('button', { name: /Inner/ })).toBeInTheDocument()
  expect(on()).toBe('Group, 2 of 3')
  await key('End')
  expect(on()).toBe('Heading, 3 of 3 · Last')
  await key('Home')
  expect(on()).toBe('Heading, 1 of 3 · First')
})

test('what is closed is open again while a place in it may be chosen', async () => {
  await openEditor(pageServer(page).api)
  await press(/^Group/)
  await act(async () => screen.getByRole('button', { name: /^Group/ }).focus())
  await key('ArrowLeft')
  await press(/First/)
  await press('Move')
  expect(screen.getByRole('button', { name: /Inner/ })).toBeInTheDocument()
})

test('a question mark tells the keys, but not to whoever types one', async () => {
  await openEditor(pageServer(page).api)
  await key('?')
  const sheet = within(screen.getByRole('dialog', { name: 'Keys' }))
  expect(sheet.getByText('Add a part').closest('.tp-cell')).toHaveTextContent('Add a part/')
  expect(sheet.getByText('Undo').closest('.tp-cell')).toHaveTextContent('UndoCtrl Z')
  await tap(sheet.getByRole('button', { name: 'Close' }))
  await wait(500)
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull()
  await press(/First/)
  await press('Edit')
  screen.getByLabelText('Title · English').focus()
  await key('?')
  expect(screen.queryByRole('dialog', { name: 'Keys' })).toBeNull()
})
