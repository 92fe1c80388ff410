export const workPictureUrl = (id: string) => `/api/ext/v1/media/works/${id}`;
