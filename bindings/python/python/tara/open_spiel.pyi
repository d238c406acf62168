# Nothing of this module is public: it registers.
