export const CUT = 'basic/storageFile/cut'

/** What the server says of an upload of which all is shown. */
export const wholePicture = (url: string) => ({
  url,
  width: 400,
  height: 200,
  least: 80,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focus: { x: 0.5, y: 0.5 },
})
