import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import {
  bodyOf,
  button,
  LIGHT_PAGE,
  notes,
  pageOf,
  renderLight,
  rows,
  tap,
  type,
} from './testing/open-list'

beforeAll(() => initI18n('en'))

const inputs = [
  { field: 'name', name: 'Name', required: true },
  { field: 'score', name: 'Score', kind: 'number' },
]

test('edits a light record and keeps what its form does not show', async () => {
  const kept = { ...notes[0], DataJson: JSON.stringify({ name: 'Plum', score: 7, hop: 'Saaz' }) }
  const { calls, host } = await renderLight(
    { actions: ['edit'], inputs },
    {
      api: { [LIGHT_PAGE]: pageOf([kept]), 'Api/LightApp/Update': kept },
    },
  )
  await tap(button('More for Plum'))
  await tap(button('Edit'))
  type('Score', '8')
  await tap(button('Save'))
  const sent = bodyOf(calls, 'Api/LightApp/Update') as { id: string; DataJson: string }
  expect(sent.id).toBe('n1')
  expect(JSON.parse(sent.DataJson)).toEqual({ name: 'Plum', score: 8, hop: 'Saaz' })
  expect(host.toast).toHaveBeenCalledWith('Saved')
  expect(screen.queryByRole('textbox', { name: 'Score' })).toBeNull()
})

test('adds a record, but not without what is required', async () => {
  const { calls } = await renderLight(
    { add: true, inputs },
    { api: { 'Api/LightApp/add': notes[0] } },
  )
  await tap(button('Add'))
  await tap(button('Save'))
  expect(screen.getByRole('alert')).toHaveTextContent('Enter: Name')
  expect(bodyOf(calls, 'Api/LightApp/add')).toBeUndefined()
  type('Name', 'Helles')
  await tap(button('Save'))
  expect(bodyOf(calls, 'Api/LightApp/add')).toMatchObject({
    tableName: 'note',
    DataJson: JSON.stringify({ name: 'Helles', score: null }),
  })
})

test('what could not be saved stays in the form', async () => {
  await renderLight(
    { add: true, inputs },
    { api: { 'Api/LightApp/add': new ApiError('x', 500, 'The cellar is flooded') } },
  )
  await tap(button('Add'))
  type('Name', 'Helles')
  await tap(button('Save'))
  expect(screen.getByText('The cellar is flooded')).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Helles')
})

test('a light table comes in pages while nobody sorts it', async () => {
  const { calls } = await renderLight({
    sorts: [{ name: 'Newest' }, { name: 'Score', field: 'score', type: 'Desc' }],
  })
  expect(rows()).toEqual(['Plum', 'Bock'])
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [LIGHT_PAGE, { tableName: 'note', pageIndex: 1, pageSize: 15 }],
  ])
  await tap(screen.getByRole('radio', { name: 'Score' }))
  expect(rows()).toEqual(['Bock', 'Plum'])
})

test('a light table is searched and sorted whole', async () => {
  await renderLight({
    search: true,
    sorts: [
      { name: 'Score', field: 'score', type: 'Desc' },
      { name: 'Name', field: 'name', type: 'Asc' },
    ],
  })
  expect(rows()).toEqual(['Bock', 'Plum'])
  type('Search', 'PLU')
  await waitForElementToBeRemoved(() => screen.queryByText('Bock'))
  expect(rows()).toEqual(['Plum'])
})

test('whose records they are is asked first', async () => {
  const { navigator, calls } = await renderLight({}, { user: undefined })
  expect(screen.getByText('Please log in first')).toBeInTheDocument()
  await tap(button('Log in'))
  expect(navigator.open.mock.calls).toEqual([['/user/login']])
  expect(calls).toEqual([])
})
