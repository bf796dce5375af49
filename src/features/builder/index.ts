/** What frames a picture, for forms; a browser loads it when it is first opened. */
export const loadCropSheet = () => import('./parts/crop-sheet').then(({ CropSheet }) => CropSheet)
