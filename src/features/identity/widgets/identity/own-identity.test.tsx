import { screen } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { IdentityStatus } from '../../contract'
import { identity } from '.'

beforeAll(() => initI18n('en'))

const CHECK = 'people/identity/check'
const VERIFY = 'people/identity/verify'
const UPLOAD = 'basic/storageFile/upload'
const CARD = '11010519491231002X'

const nothing = { isVerified: false, status: IdentityStatus.None, name: '', idCard: '', reason: '' }
const known = { ...nothing, front: '', back: '', submittedAt: 0 }
const masked = {
  ...known,
  name: 'L*****',
  idCard: '1101**********002X',
  submittedAt: 1_795_320_000,
}
const waiting = { ...masked, status: IdentityStatus.Waiting, front: '/files/p/1.png' }
const approved = { ...masked, status: IdentityStatus.Approved, isVerified: true }
const refused = {
  ...masked,
  status: IdentityStatus.Refused,
  name: 'Lin Xia',
  front: '/files/p/1.png',
  back: '/files/p/2.png',
  reason: 'Blurred',
}

const unverified = { ...testUser, detail: { ...testUser.detail, identity: false } }
const open = (first: object, api: FakeApi = {}) => {
  let asked = 0
  const answers = [first, waiting]
  return renderWidget(identity, {
    user: unverified,
    api: {
      [CHECK]: () => answers[Math.min(asked++, 1)],
      [VERIFY]: waiting,
      [UPLOAD]: () => ({ id: '9', url: '/files/p/9.png', name: 'a.png', size: 9 }),
      ...api,
    },
  })
}
type Opened = Awaited<ReturnType<typeof open>>
const choose = async ({ host }: Opened, side: string) => {
  host.chooseMedia.mockResolvedValue([{ path: 'tmp://a.png', name: 'a.png', size: 9 }])
  await press(`Add a picture: ${side}`)
}
const agree = () => tap(screen.getByRole('checkbox', { name: /^I agree/ }))
async function fillIn(opened: Opened) {
  await type('Name', ' Lin Xia ')
  await type('ID card number', '1101 0519 4912 3100 2x')
  await choose(opened, 'Front of the card')
  await choose(opened, 'Back of the card')
  await agree()
}

testWaiting({
  'how it stands': {
    widget: identity,
    path: CHECK,
    answer: approved,
    shows: 'Your identity is verified',
    returns: true,
  },
})

test('what is missing is said, and nothing is sent', async () => {
  const { calls, host } = await open(known)
  await press('Send')
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Your name as on the card, 2 characters at least',
    expect.stringMatching(/ID/),
    'Add a picture of the front',
    'Add a picture of the back',
    'Tick to agree first',
  ])
  expect(sent(calls, VERIFY)).toEqual([])
  expect(host.reveal).toHaveBeenLastCalledWith('tp-identity-name')
})

test('name, number and both sides are sent as private files, and then they wait', async () => {
  const opened = await open(known)
  await fillIn(opened)
  await press('Send')
  expect(sent(opened.calls, UPLOAD)).toEqual([
    expect.objectContaining({ kind: 'private' }),
    expect.objectContaining({ kind: 'private' }),
  ])
  expect(sent(opened.calls, VERIFY)).toEqual([
    {
      name: 'Lin Xia',
      idCard: CARD,
      front: '/files/p/9.png',
      back: '/files/p/9.png',
      requestId: expect.any(String),
    },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('Being looked at')
  expect(offers('Send')).toBe(false)
})

test('after a lost answer it is sent again by the same name, with all that was typed', async () => {
  let tries = 0
  const opened = await open(known, {
    [VERIFY]: () => {
      tries += 1
      if (tries === 1) throw new NetworkError(VERIFY)
      return waiting
    },
  })
  await fillIn(opened)
  await press('Send')
  expect(screen.getByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('ID card number')).toHaveValue(CARD)
  await press('Send')
  const [first, second] = sent(opened.calls, VERIFY)
  expect(second).toEqual(first)
  expect(screen.getByText('Being looked at')).toBeInTheDocument()
})

test('nothing is sent while a picture is on its way', async () => {
  const opened = await open(known, { [UPLOAD]: () => new Promise(() => {}) })
  await type('Name', 'Lin Xia')
  await choose(opened, 'Front of the card')
  await press('Send')
  expect(screen.getByText('Pictures are still being uploaded.')).toBeInTheDocument()
  expect(sent(opened.calls, VERIFY)).toEqual([])
})

test('what the server has against the number is said at its field', async () => {
  const opened = await open(known, {
    [VERIFY]: new ApiError(VERIFY, 400, 'ID card number: it belongs to another account.'),
  })
  await fillIn(opened)
  await press('Send')
  expect(screen.getByRole('alert')).toHaveTextContent('it belongs to another account.')
  expect(opened.host.reveal).toHaveBeenLastCalledWith('tp-identity-idCard')
  expect(screen.getByLabelText('ID card number')).toHaveValue(CARD)
})

test('what was refused says why, and is sent again with the number as it was', async () => {
  const opened = await open(refused)
  expect(screen.getByText('Not verified: Blurred')).toBeInTheDocument()
  expect(screen.getByLabelText('Name')).toHaveValue('Lin Xia')
  expect(screen.getByText('Leave it empty to keep 1101**********002X')).toBeInTheDocument()
  await press('Remove Front of the card, picture 1')
  await choose(opened, 'Front of the card')
  await agree()
  await press('Send again')
  expect(sent(opened.calls, VERIFY)).toMatchObject([
    { name: 'Lin Xia', idCard: '', front: '/files/p/9.png', back: '/files/p/2.png' },
  ])
})

test('what waits shows what was sent, masked', async () => {
  await open(waiting)
  expect(screen.getByText('1101**********002X')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Front of the card' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('once it is approved, what needs it opens at once', async () => {
  const { session } = await open(approved)
  expect(screen.queryByRole('img')).toBeNull()
  expect(session.user?.detail.identity).toBe(true)
})
