import { act, fireEvent, screen, within } from '@testing-library/react'
import { testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { beers, button, PAGE, pageOf, render, rows, tap } from './testing/open-list'

beforeAll(() => initI18n('en'))

test('deletes a record of an entity once that was confirmed, and fetches the rest', async () => {
  let left = beers
  const { calls, host } = await render(
    { actions: ['delete'] },
    {
      user: testUser,
      api: {
        [PAGE]: () => pageOf(left),
        'beer/1': () => {
          left = beers.slice(1)
          return null
        },
      },
    },
  )
  host.confirm.mockResolvedValueOnce(false)
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: 'Plum Rain' }))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.toast).toHaveBeenCalledWith('Deleted')
  expect(rows()).toHaveLength(1)
})

test('a record that cannot be deleted stays, and why is said', async () => {
  const { host } = await render(
    { actions: ['delete'] },
    { user: testUser, api: { 'beer/1': new ApiError('beer/1', 403, 'Not yours') } },
  )
  await tap(button('More for Plum Rain'))
  await tap(button('Delete'))
  expect(host.toast).toHaveBeenCalledWith('Plum Rain could not be deleted: Not yours')
  expect(rows()).toHaveLength(2)
})

test('a row goes at once, and comes back where it was when the server refuses', async () => {
  let refuse: (error: Error) => void = () => {}
  const answer = new Promise((_, reject) => {
    refuse = reject
  })
  const { host } = await render(
    { actions: ['delete'] },
    { user: testUser, api: { 'beer/1': () => answer } },
  )
  const before = rows()
  await tap(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Delete'))
  expect(rows()).toEqual(before.slice(1))
  await act(async () => refuse(new ApiError('beer/1', 403, 'Not yours')))
  expect(rows()).toEqual(before)
  expect(host.toast).toHaveBeenCalledWith('Plum Rain could not be deleted: Not yours')
})

test('a definition may name the page that edits', async () => {
  const { navigator } = await render(
    { actions: ['edit'], editUrl: '/auto/edit?url=beer&id={id}' },
    { user: testUser },
  )
  await tap(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByText('Edit'))
  expect(navigator.open.mock.calls).toEqual([['/auto/edit?url=beer&id=2']])
})

test('a long press opens the menu of a row', async () => {
  await render({ actions: ['edit', 'delete'] }, { user: testUser })
  const [row] = screen.getAllByRole('listitem') as [HTMLElement]
  const target = within(row).getAllByRole('button')[0] as HTMLElement
  const at = { clientX: 0, clientY: 0 }
  // What browsers tell, and what the hosts do.
  fireEvent.pointerDown(target, at)
  fireEvent.touchStart(target, { touches: [at] })
  expect(await screen.findByRole('dialog', { name: 'Plum Rain' })).toBeInTheDocument()
  expect(button('Edit')).toBeInTheDocument()
})
