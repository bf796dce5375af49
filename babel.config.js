/**
 * Syntax every browser of `browserslist` runs (iOS 14, Chrome 87). Without this preset-env rewrites it for
 * corner cases of Safari that its `bugfixes` mode, which Taro's preset does not offer, leaves alone.
 */
const exclude = [
  'transform-destructuring',
  'transform-optional-chaining',
  'transform-parameters',
  'transform-object-rest-spread',
]

module.exports = {
  presets: [
    ['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, exclude }],
  ],
  // Plain assignment instead of defineProperty, properties instead of WeakMaps: smaller, and the same to us.
  assumptions: { privateFieldsAsProperties: true, setPublicClassFields: true },
}
