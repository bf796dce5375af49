import { screen } from '@testing-library/react'
import { offers } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { gradeList } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'basic/autoConfig/getList'
const cellar = { id: 3, name: 'Cellar', icon: '', experience: 1_000, price: 49_900 }

test.each([
  ['hidden on an iPhone until the operator allows them', 'ios', {}, false],
  ['shown on an iPhone when they are allowed', 'ios', { weappIos: true }, true],
  ['shown on other phones', 'other', {}, true],
] as const)('virtual goods are %s (decision 0015)', async (_, os, flags, shown) => {
  const { container } = await renderWidget(gradeList, {
    user: testUser,
    platform: 'weapp',
    os,
    api: { [LIST]: [cellar], 'basic/autoConfig/getValue': flags },
  })
  expect(screen.getByText('From 1000 experience')).toBeInTheDocument()
  expect(container.textContent?.includes('¥499.00')).toBe(shown)
  expect(offers('Get Cellar')).toBe(shown)
})
