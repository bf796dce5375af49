/**
 * Opens the dialler with a number. A browser never says whether it could: nothing is thrown.
 */
export async function callPhone(phone: string): Promise<void> {
  window.location.assign(`tel:${phone.replace(/[^\d+]/g, '')}`)
}
