interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** True when the device is on wifi or a cable; false as well when the browser does not tell, as most do not. */
export async function isOnWifi(): Promise<boolean> {
  const { connection } = window.navigator as { connection?: Connection }
  return connection?.saveData !== true && /^(wifi|ethernet)$/.test(connection?.type ?? '')
}
