import { act, fireEvent, screen, within } from '@testing-library/react'
import { press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { heading, openEditor, pageOf, pageServer, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A file; the browser that tests run in has none with a text. */
const fileOf = (text: string) =>
  Object.assign(new File([text], 't.csv'), { text: async () => text })

async function openTable() {
  const { host } = await openEditor(pageServer(pageOf(heading('a', 'First'))).api)
  await press('All texts')
  return { host, table: within(await screen.findByRole('dialog', { name: 'All texts' })) }
}

test('in a browser the table is a file as well', async () => {
  const { host, table } = await openTable()
  await tap(table.getByRole('button', { name: 'Export CSV' }))
  expect(host.keepTable).toHaveBeenCalledWith(
    expect.stringContaining('Heading · Title,a/value/title,First,First（中）\r\n'),
    'All_texts_company_about',
  )
})

test('and comes back from one; without a file nothing happens', async () => {
  const { table } = await openTable()
  await tap(table.getByRole('button', { name: 'Take from CSV' }))
  const input = table.getByLabelText('From a CSV file')
  const choose = (...files: File[]) =>
    act(async () => void fireEvent.change(input, { target: { files } }))
  await choose()
  expect(table.getByLabelText('Take from CSV')).toHaveValue('')
  await choose(fileOf('\ufefffield,en\r\na/value/title,Erste\r\n'))
  await wait(0)
  expect(table.getByText('1 text changes · 0 unknown rows')).toBeInTheDocument()
})
