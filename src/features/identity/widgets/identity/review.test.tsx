import { screen } from '@testing-library/react'
import { offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { IdentityStatus } from '../../contract'
import { identityReview } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'people/identity/page'
const DECIDE = 'people/identity/decide'
const tang = {
  id: '1007',
  nickName: 'Tang Li',
  mobile: '136****0007',
  name: '唐黎',
  idCard: '320583198802141007',
  front: '/files/p/1.png',
  back: '/files/p/2.png',
  status: IdentityStatus.Waiting,
  reason: '',
  submittedAt: 1_795_320_000,
}
const page = (result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const open = (rows: readonly object[], api: FakeApi = {}) =>
  renderWidget(identityReview, {
    user: testUser,
    api: { [PAGE]: page(rows), [DECIDE]: { ...tang, status: 2 }, ...api },
  })

test('who waits is shown with number and both sides, and is approved as seen', async () => {
  const { calls, host } = await open([tang])
  expect(screen.getByRole('listitem')).toHaveTextContent(tang.idCard)
  expect(screen.getByRole('img', { name: '唐黎: Front of the card' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: '唐黎: Back of the card' })).toBeInTheDocument()
  await press('Approve 唐黎')
  const { id, submittedAt } = tang
  const requestId = expect.any(String)
  expect(sent(calls, DECIDE)).toEqual([{ id, submittedAt, isApproved: true, requestId }])
  expect(host.toast).toHaveBeenCalledWith('唐黎 is verified')
  // The list is read anew.
  expect(sent(calls, PAGE)).toHaveLength(2)
})

test('a refusal takes a reason', async () => {
  const { calls, host } = await open([tang])
  await press('Refuse 唐黎')
  await press('Refuse')
  expect(screen.getByRole('alert')).toHaveTextContent('Say why')
  await type('Reason', ' Blurred ')
  await press('Refuse')
  expect(sent(calls, DECIDE)).toMatchObject([{ isApproved: false, reason: 'Blurred' }])
  expect(host.toast).toHaveBeenCalledWith('唐黎 was refused')
})

test('after a lost answer the same decision goes by the same name', async () => {
  const { calls } = await open([tang], { [DECIDE]: new NetworkError(DECIDE) })
  await press('Approve 唐黎')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  await press('Approve 唐黎')
  const [first, second] = sent(calls, DECIDE)
  expect(second).toEqual(first)
})

test('what was sent anew meanwhile is said, and the list is read anew', async () => {
  const { calls } = await open([tang], {
    [DECIDE]: new ApiError(DECIDE, 409, 'This was answered already, or sent anew.'),
  })
  await press('Approve 唐黎')
  expect(screen.getByRole('alert')).toHaveTextContent('sent anew')
  expect(sent(calls, PAGE)).toHaveLength(2)
})

test('what was decided is read by its state, and not decided again', async () => {
  const { calls } = await open([{ ...tang, status: IdentityStatus.Refused, reason: 'Blurred' }])
  await tap(screen.getByRole('tab', { name: 'Refused' }))
  expect(sent(calls, PAGE)).toMatchObject([{ status: 1 }, { status: 3 }])
  expect(screen.getByRole('listitem')).toHaveTextContent('Refused: Blurred')
  expect(offers('Approve 唐黎')).toBe(false)
})

test('nothing waits', async () => {
  await open([])
  expect(screen.getByText('Nothing here')).toBeInTheDocument()
})
