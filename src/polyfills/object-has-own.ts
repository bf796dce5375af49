const target = Object as { hasOwn?: (object: object, key: PropertyKey) => boolean }
if (!target.hasOwn) {
  const owns = Object.prototype.hasOwnProperty
  target.hasOwn = (object, key) => owns.call(object, key)
}

export {}
