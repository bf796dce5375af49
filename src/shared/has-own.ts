const own = Object.prototype.hasOwnProperty

/** `Object.hasOwn`, which hosts of our age lack: a table is only read by its own keys. */
export const hasOwn = (table: object, key: PropertyKey): boolean => own.call(table, key)
