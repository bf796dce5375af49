import { act, fireEvent, screen, within } from '@testing-library/react'
import { isOff, press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { heading, openEditor, pageOf, pageServer, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const half = { value: { title: { en: '=Half' } }, config: { type: 'title', id: 'b' } }
const page = pageOf(heading('a', 'First'), half)
const CSV = [
  'part,field,en,zh-Hans',
  'The page · Name,:page/name,x,某页',
  'Heading · Title,a/value/title,First,First（中）',
  "Heading · Title,b/value/title,'=Half,",
  '',
].join('\r\n')

async function openTable(host: Parameters<typeof openEditor>[1] = {}) {
  const server = pageServer(page)
  const test = await openEditor(server.api, host)
  await press('All texts')
  const table = within(await screen.findByRole('dialog', { name: 'All texts' }))
  const put = (value: string) =>
    act(async () => {
      fireEvent.change(table.getByLabelText('Take from CSV'), { target: { value } })
    })
  const begin = () => tap(table.getByRole('button', { name: 'Take from CSV' }))
  const take = () => table.getByRole('button', { name: 'Take these texts' })
  const saved = async () => {
    await wait(2000)
    return (server.state.definition as typeof page).widgets
  }
  return { ...test, table, put, begin, take, saved }
}

test('all texts go onto the clipboard as a table, each with its address', async () => {
  const { table, host } = await openTable()
  await tap(table.getByRole('button', { name: 'Copy as CSV' }))
  expect(host.copy).toHaveBeenLastCalledWith(CSV)
  expect(host.toast).toHaveBeenLastCalledWith('3 lines copied: paste them into a spreadsheet')
})

test('where the host refuses to copy, it is said', async () => {
  const copy = async () => {
    throw new Error('no')
  }
  const { table, host } = await openTable({ host: { copy } })
  await tap(table.getByRole('button', { name: 'Copy as CSV' }))
  expect(host.toast).toHaveBeenLastCalledWith('Copying failed')
})

test('what comes back is counted before it is taken, is one step, and nothing typed is lost', async () => {
  const { table, put, begin, take, saved } = await openTable()
  await begin()
  expect(isOff(take())).toBe(true)
  await put(CSV)
  expect(table.getByText('0 texts change · 0 unknown rows')).toBeInTheDocument()
  expect(isOff(take())).toBe(true)
  const more = `${CSV.replace('First,', 'Erste,').replace("'=Half,", "'=Half,一半")}x,gone,A,B\r\n`
  await put(more)
  expect(table.getByText('2 texts change · 1 unknown row')).toBeInTheDocument()
  expect(await saved()).toEqual(page.widgets)
  await tap(take())
  expect(table.getByText('0 texts change · 1 unknown row')).toBeInTheDocument()
  expect(table.getByLabelText('Take from CSV')).toHaveValue(more.replace(/\r/g, ''))
  expect(await saved()).toEqual([
    { ...heading('a', ''), value: { title: { en: 'Erste', 'zh-Hans': 'First（中）' } } },
    { ...half, value: { title: { en: '=Half', 'zh-Hans': '一半' } } },
  ])
  await press('Undo')
  expect(table.getByText('2 texts change · 1 unknown row')).toBeInTheDocument()
  expect(await saved()).toEqual(page.widgets)
})

test('what is no table is refused with the reason, and stays where it was typed', async () => {
  const { table, put, begin, take } = await openTable()
  await begin()
  await put(CSV.replace(/,/g, ';'))
  expect(table.getByRole('alert')).toHaveTextContent(
    'Columns are separated by commas, not by semicolons or tabs: save it as “CSV UTF-8”, or replace them',
  )
  expect(isOff(take())).toBe(true)
  await put('"')
  expect(table.getByRole('alert')).toHaveTextContent('A quotation mark is missing')
  expect(table.getByLabelText('Take from CSV')).toHaveValue('"')
  await put('')
  expect(table.queryByRole('alert')).toBeNull()
})
