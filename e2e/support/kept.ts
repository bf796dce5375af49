import { expect, type Page } from '@playwright/test'

/** Names of what the database `alabo` holds, once it is there. */
export function databaseKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('alabo')
        // Not ours to make: whoever does must find it missing.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = (event) => {
          event.preventDefault()
          resolve([])
        }
        opening.onsuccess = () => {
          const database = opening.result
          const keys = database.transaction('views').objectStore('views').getAllKeys()
          keys.onsuccess = () => {
            database.close()
            resolve(keys.result.map(String))
          }
        }
      }),
  )
}

/** Waits until the definition of a page is in the database, as the newest and as one that worked. */
export const expectKept = (page: Page, url: string) =>
  expect
    .poll(() => databaseKeys(page))
    .toEqual(expect.arrayContaining([`alacore___view_${url}`, `alacore___view_good ${url}`]))
