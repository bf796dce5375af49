import { act, screen } from '@testing-library/react'
import { changeLocale } from '../../i18n'
import { openPage, page } from '../testing/open-page'

describe('the title', () => {
  test('is that of the definition and follows the language', async () => {
    const { host } = await openPage({ server: page('x') })
    expect(host.setTitle).toHaveBeenLastCalledWith('Beers')
    await act(() => changeLocale('zh-Hans'))
    expect(host.setTitle).toHaveBeenLastCalledWith('啤酒')
  })

  test('of a tab is its own, and the tab bar follows the language', async () => {
    const { host } = await openPage({ path: '/pages/tabbar/index', server: page('x') })
    await act(() => changeLocale('zh-Hans'))
    expect(host.setTitle).toHaveBeenLastCalledWith('素材')
    expect(host.setTabTexts).toHaveBeenLastCalledWith(['素材', '排行榜', '商家', '我的'])
  })

  test.each([null, 7, [], {}, { en: 7 }, { en: { deep: 1 } }, ''])(
    'named %j is that of the route',
    async (name) => {
      const { host } = await openPage({
        path: '/company/about',
        server: page('Hazy IPA', { name }),
      })
      expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
      expect(host.setTitle).toHaveBeenLastCalledWith('About')
    },
  )
})
