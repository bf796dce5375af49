import type { Sandbox } from './sandbox'

/** A page whose rows lead to a tab page, each by another word. */
export const WORDS_PAGE = '/test/tabs'
export const TAB_PAGE = '/pages/tabbar/reward'

const row = (id: string, action: object) => ({
  config: { type: 'menuList', id, on: { itemTap: action } },
  value: [{ id, title: id }],
})
const said = (from: string) => ({
  config: {
    type: 'title',
    id: from,
    when: { conditions: [{ field: 'route.from', operator: 'equal', value: from }] },
  },
  value: { title: `来自 ${from}` },
})

/** Serves both: the tab page says with which query it was opened, and leads back. */
export async function serveTabWords(sandbox: Sandbox): Promise<void> {
  await sandbox.serveView(WORDS_PAGE, {
    name: '词',
    url: WORDS_PAGE,
    widgets: [
      row('导航', { do: 'go', url: TAB_PAGE, by: 'navigateTo' }),
      row('重定向', { do: 'go', url: TAB_PAGE, by: 'redirectTo' }),
      row('切换', { do: 'go', url: '/tool/search', by: 'switchTab' }),
      row('去商家', { do: 'go', url: `${TAB_PAGE}?from=link` }),
      row('再去商家', { do: 'go', url: TAB_PAGE, query: { from: 'again' }, replace: true }),
    ],
  })
  await sandbox.serveView(TAB_PAGE, {
    name: '商家',
    url: TAB_PAGE,
    widgets: [
      said('link'),
      said('again'),
      row('返回', { do: 'go', url: `/views/index?url=${WORDS_PAGE}` }),
    ],
  })
}
