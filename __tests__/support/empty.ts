/** Stands for styles and pictures. */
// biome-ignore lint/style/noDefaultExport: pictures are imported by their address.
export default 'picture'
