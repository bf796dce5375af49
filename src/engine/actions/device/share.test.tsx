import { screen, waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import { item, press, tapAction } from '../testing/tap-action'

const LINK = 'https://shop.example/#/zero/index?a=1'
/** Shares from the page `/zero/index`, on a host that answers so. */
const tapShare = (value?: unknown, answer: ShareAnswer | Error = 'done') =>
  tapAction(
    { do: 'share', value },
    {
      url: '/zero/index',
      query: { a: '1' },
      host: {
        share: jest.fn(async () => {
          if (answer instanceof Error) throw answer
          return answer
        }),
      },
    },
  )

test.each([
  [undefined, { title: 'Test page', image: '', url: '/zero/index' }],
  [
    { title: { en: 'Fresh', 'zh-Hans': '新鲜' } },
    { title: 'Fresh', image: '', url: '/zero/index' },
  ],
  [
    {
      title: { $: 'item', path: 'name' },
      image: { $: 'item', path: 'image' },
      url: '/product/show?id={id}',
    },
    { title: item.name, image: item.image, url: '/product/show?id=7' },
  ],
  [
    { title: { $: 'item', path: 'no.such' }, image: 7 },
    { title: 'Test page', image: '', url: '/zero/index' },
  ],
  ['https://evil.example', { title: 'Test page', image: '', url: '/zero/index' }],
])('%j hands on %j', async (value, card) => {
  await tapAction({ do: 'share', value }, { url: '/zero/index' })
  await waitFor(() => expect(shared).toHaveBeenCalledWith(card))
})

test.each(['done', 'closed'] as const)('%s needs no word of ours', async (answer) => {
  shared.mockResolvedValue(answer)
  const { host } = await tapAction({ do: 'share' })
  await waitFor(() => expect(shared).toHaveBeenCalled())
  expect(host.toast).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a browser without a sheet of its own shows the link, which can be copied', async () => {
  shared.mockResolvedValue('ask')
  link.mockReturnValue(LINK)
  const { host } = await tapAction({ do: 'share' })
  expect(await screen.findByRole('dialog', { name: 'Share' })).toHaveTextContent(LINK)
  await press('Copy the link')
  expect(host.copy).toHaveBeenCalledWith(LINK)
  expect(host.toast).toHaveBeenCalledWith('Copied')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a link that cannot be copied stays on the screen', async () => {
  shared.mockResolvedValue('ask')
  link.mockReturnValue(LINK)
  const { host } = await tapAction({ do: 'share' })
  host.copy.mockRejectedValue(new HostError('error.copyFailed'))
  await screen.findByRole('dialog')
  await press('Copy the link')
  expect(host.toast).toHaveBeenCalledWith('Copying failed')
  expect(screen.getByRole('dialog')).toHaveTextContent(LINK)
})

test('what the host cannot do is said', async () => {
  shared.mockRejectedValue(new HostError('actions.share.byMenu'))
  const { host } = await tapAction({ do: 'share' })
  await waitFor(() =>
    expect(host.toast).toHaveBeenCalledWith('Share this page from the menu at the top right'),
  )
})
