import { screen, waitFor } from '@testing-library/react'
import { HostError } from '../../../errors'
import type { ShareAnswer } from '../../../shared/host'
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
        async share() {
          if (answer instanceof Error) throw answer
          return answer
        },
      },
    },
  )

test.each([
  [undefined, { title: 'Test page', image: '', path: '/zero/index?a=1' }],
  [
    { title: { en: 'Fresh', 'zh-Hans': '新鲜' } },
    { title: 'Fresh', image: '', path: '/zero/index?a=1' },
  ],
  [
    {
      title: { $: 'item', path: 'name' },
      image: { $: 'item', path: 'image' },
      url: '/views/index?url=/product/show&id={id}',
    },
    {
      title: item.name,
      image: `${item.image}?w=400`,
      path: '/views/index?url=%2Fproduct%2Fshow&id=7',
    },
  ],
  [
    { title: { $: 'item', path: 'no.such' }, image: 7 },
    { title: 'Test page', image: '', path: '/zero/index?a=1' },
  ],
  ['https://evil.example', { title: 'Test page', image: '', path: '/zero/index?a=1' }],
])('%j hands on %j', async (value, card) => {
  const { host } = await tapShare(value)
  await waitFor(() => expect(host.share).toHaveBeenCalledWith(card))
})

test.each(['done', 'closed'] as const)('%s needs no word of ours', async (answer) => {
  const { host } = await tapShare(undefined, answer)
  await waitFor(() => expect(host.share).toHaveBeenCalled())
  expect(host.toast).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a browser without a sheet of its own shows the link, which can be copied', async () => {
  const { host } = await tapShare(undefined, 'ask')
  expect(await screen.findByRole('dialog', { name: 'Share' })).toHaveTextContent(LINK)
  await press('Copy the link')
  expect(host.copy).toHaveBeenCalledWith(LINK)
  expect(host.toast).toHaveBeenCalledWith('Copied')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a link that cannot be copied stays on the screen', async () => {
  const { host } = await tapShare(undefined, 'ask')
  host.copy.mockRejectedValue(new HostError('error.copyFailed'))
  await screen.findByRole('dialog')
  await press('Copy the link')
  expect(host.toast).toHaveBeenCalledWith('Copying failed')
  expect(screen.getByRole('dialog')).toHaveTextContent(LINK)
})

test('what the host cannot do is said', async () => {
  const { host } = await tapShare(undefined, new HostError('platform.share.byMenu'))
  await waitFor(() =>
    expect(host.toast).toHaveBeenCalledWith('Share this page from the menu at the top right'),
  )
})
