import { screen } from '@testing-library/react'
import { initI18n } from '../../../../i18n'
import { openEditor, pageServer } from './testing/open-editor'

beforeAll(() => initI18n('en'))

const LIST = 'paas/viewEngine/pages'
const SITE = 'Api/SitePage/Play'

test.each(['weapp', 'alipay'] as const)('in %s the list is all there is', async (platform) => {
  const list = { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 }
  const site = { siteId: 'taproom', name: 'Taproom', url: '/', isOpen: true }
  const api = { ...pageServer().api, [LIST]: list, [SITE]: site }
  const { calls } = await openEditor(api, { url: '', platform })
  expect(await screen.findByText('No page of this name')).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain(SITE)
})
