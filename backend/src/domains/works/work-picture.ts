/** Public address of a picture of a published work. */
export const workPictureUrl = (id: string) => `/api/ext/v1/media/works/${id}`;
