import { OPEN_BOOKS } from './open-books'

// Whatever a test of the server was about: money is neither made nor lost by it.
afterEach(async () => {
  if (OPEN_BOOKS.size === 0) return
  const { auditBooks } = await import('./audit-books')
  for (const db of OPEN_BOOKS) expect(await auditBooks(db)).toEqual([])
})
