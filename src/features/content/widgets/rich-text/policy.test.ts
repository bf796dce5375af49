import { imageUrls } from '../../../../shared/url'
import { contentPolicy } from '../../parts/rich-text'

const { link, image } = contentPolicy(343, 20_000, imageUrls('', 1))

test.each(['/company/about', '/views/index?url=/product/show&id=1', 'https://example.com/a?b=1#c'])(
  'lets a link to %s through',
  (href) => {
    expect(link(href)).toBe(href)
  },
)

test.each([
  'javascript:alert(1)',
  '/no/such/page',
  '//evil.example',
  '/\\evil.example',
  'http://example.com',
  'https://user:pass@example.com',
  'https://example.com@evil.example',
  'https://exa\tmple.com',
  'https:evil.example',
  '',
])('keeps only the text of a link to "%s"', (href) => {
  expect(link(href)).toBeUndefined()
})

test.each([
  ['/pictures/beer/a.svg', '/pictures/beer/a.svg?w=343'],
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['data:image/svg+xml,<svg/>', ''],
  ['//evil.example/a.png', ''],
  ['javascript:alert(1)', ''],
])('a picture at %s comes from "%s"', (src, address) => {
  expect(image(src)).toBe(address)
})
