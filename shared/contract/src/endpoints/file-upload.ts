import { z } from 'zod';
import { uploadedFileSchema } from './entities/grade';
import { defineEndpoint } from './endpoint';

/** Takes one file, multipart field `file`: png, jpg or pdf by its bytes, up to 10 MB. */
export const fileUpload = defineEndpoint({
  method: 'POST',
  path: '/api/eco/v1/file/upload',
  token: 'optional',
  access: 'visitor',
  summary: '上传文件',
  // Multipart, which is read as a stream.
  body: z.unknown(),
  data: uploadedFileSchema,
});
