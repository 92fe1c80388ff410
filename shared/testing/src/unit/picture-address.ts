/** Stands for the address of a picture, which the packer gives its file. */
export default '/picture.svg';
