/**
 * A loader of webpack, which is why it is no TypeScript: gives a file of src the build's brand. What it asks is
 * registered by `dressAs`; its options name the brand, so that one build's cache is no other's.
 */
const dresses = new Map()

module.exports = function brandLoader(source) {
  return dresses.get(this.getOptions().brand)(source, this.resourcePath)
}

/** @param {string} brand @param {(source: string, file: string) => string} dress */
module.exports.dressAs = (brand, dress) => dresses.set(brand, dress)
