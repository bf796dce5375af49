import { OPEN_BOOKS } from './open-books'

// Whatever a test of the server was about: money is neither made nor lost by it.
afterEach(async () => {
  if (OPEN_BOOKS.size === 0) return
  const { auditBooks } = await import('./audit-books')
  const { isUntouched } = await import('./postgres/touched')
  for (const db of OPEN_BOOKS)
    if (!(await isUntouched(db))) expect(await auditBooks(db)).toEqual([])
})
