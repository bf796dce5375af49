/** How jest runs the tests of a package of widgets: as it runs those of the app on H5, from the package's folder. */
const { join, resolve } = require('node:path')

const root = resolve(__dirname, '..')
const { projects } = require('../jest.config.cjs')
const {
  rootDir: _,
  testRegex: __,
  ...h5
} = projects.find(({ displayName }) => displayName === 'h5')

module.exports = {
  ...JSON.parse(JSON.stringify(h5).replaceAll('<rootDir>', root)),
  transform: Object.fromEntries(
    Object.entries(h5.transform).map(([files, [name, options]]) => [
      files,
      [require.resolve(name), options],
    ]),
  ),
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testRegex: ['\\.test\\.tsx?$'],
  // One React for package and engine: that of the app.
  modulePaths: [join(root, 'node_modules')],
}
