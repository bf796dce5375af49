import { isSearchUrl } from './url'

/* `searchUrl` of __tests__/spec/vectors.json. */
const valid = ['/views/index?keyword=']
const invalid = ['', 'views/index?keyword=', '/views/index', '/views/index?keyword']

describe('isSearchUrl', () => {
  it.each(valid)('accepts %s', (url) => {
    expect(isSearchUrl(url)).toBe(true)
  })

  it.each(invalid)('refuses "%s"', (url) => {
    expect(isSearchUrl(url)).toBe(false)
  })
})
